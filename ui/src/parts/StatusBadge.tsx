const TONES: Record<string, string> = {
  active: 'good', passed: 'good', answered: 'good',
  proposed: 'accent', running: 'accent', declined: '', drafted: 'accent', draft: 'accent',
  quarantined: 'warn', doubted: 'warn',
  rejected: 'bad', failed: 'bad', errored: 'bad', wrong: 'bad',
};

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge ${TONES[status] ?? ''}`}>{status.replaceAll('_', ' ')}</span>;
}
