#!/bin/sh
# Stops an embedded server that nobody has used for a while. Started by Dash, one for each server process; ends with it.
# usage: watch.sh FOLDER SERVER_PID IDLE_SECONDS LOOK_SECONDS
# FOLDER/users/PID.x  processes that use the server     FOLDER/unused    deleted by whoever begins or ends using it
# FOLDER/stopping     we are about to stop the server; a process that appears now waits until this file is gone
trap '' HUP INT QUIT
folder=$1 server=$2 limit=$3 look=$4
idle=0

in_use() {
    [ -e "$folder/unused" ] || return 0
    for file in "$folder"/users/*; do
        name=${file##*/}
        kill -0 "${name%%.*}" 2>/dev/null && return 0
    done
    return 1
}

# A process number may have gone to another program: it must be the server's by file and by name.
server_runs() {
    kill -0 "$server" 2>/dev/null || return 1
    read -r written <"$folder/data/postmaster.pid" 2>/dev/null || return 1
    [ "$written" = "$server" ] || return 1
    if [ -r "/proc/$server/comm" ]; then
        read -r program <"/proc/$server/comm" || return 1
    else
        program=$(ps -p "$server" -o comm= 2>/dev/null)
    fi
    case $program in *postgres*) return 0 ;; *) return 1 ;; esac
}

while server_runs; do
    if in_use; then
        idle=0
        : >"$folder/unused"
    elif [ "$idle" -ge "$limit" ]; then
        echo $$ >"$folder/stopping"
        if in_use; then
            rm -f "$folder/stopping"
            idle=0
        else
            kill -INT "$server"
            while server_runs; do sleep 1; done
            rm -f "$folder/stopping"
            exit 0
        fi
    else
        idle=$((idle + look))
    fi
    sleep "$look"
done
