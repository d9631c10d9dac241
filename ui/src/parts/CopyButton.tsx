import { useEffect, useState } from 'react';
import { Icon, type IconName } from './Icon';

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ text, label, icon = 'copy', done = 'Copied' }: {
  text: () => string;
  label: string;
  icon?: IconName;
  done?: string;
}) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 1800);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    writeClipboard(text()).then(() => setState('done'), () => setState('failed'));
  };
  return (
    <button type="button" className="button quiet" onClick={copy}>
      <Icon name={state === 'done' ? 'check' : icon} />
      <span aria-live="polite">{state === 'done' ? done : state === 'failed' ? 'Could not copy' : label}</span>
    </button>
  );
}

async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** For browsers that keep the clipboard from a page that is not on a secure address. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const ok = document.execCommand('copy');
  area.remove();
  if (!ok) throw new Error('the browser does not let this page copy');
}
