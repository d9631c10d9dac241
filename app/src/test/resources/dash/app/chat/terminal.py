"""Runs a command in a pseudo-terminal and types into it: terminal.py STEPS COMMAND...

STEPS is a JSON list of [what to wait for, what to type]. Prints all that was shown; ends as the command does.
"""
import fcntl, json, os, pty, select, struct, sys, termios, time

steps, command = json.loads(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(command[0], command)
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 110, 0, 0))
shown, seen, deadline = b"", 0, time.time() + 60


def listen():
    global shown
    if not select.select([terminal], [], [], 0.2)[0]:
        return True
    try:
        more = os.read(terminal, 65536)
    except OSError:
        return False
    shown += more
    return bool(more)


for wait, text in steps:
    while wait.encode() not in shown[seen:] and time.time() < deadline and listen():
        pass
    seen = len(shown)
    os.write(terminal, text.encode())
while time.time() < deadline and listen():
    pass
sys.stdout.buffer.write(shown)
if time.time() >= deadline:
    os.kill(pid, 9)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
