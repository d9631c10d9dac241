import type { Answer } from '../api/types';
import { oneLine } from '../text/plain';
import { seconds, when } from '../text/periods';

/** Who, when, how long, and what it cost. */
export function SmallPrint({ answer, askedAt }: { answer: Answer; askedAt: string | null }) {
  const cost = answer.cost === null ? null : Number(answer.cost);
  const parts = [
    answer.analyst === 'builtin' ? 'built-in analyst' : oneLine(answer.analyst),
    ...(askedAt === null ? [] : [when(askedAt)]),
    `${seconds(answer.millis.total)} (context ${seconds(answer.millis.context)}, analyst ${seconds(answer.millis.analyst)}, database ${seconds(answer.millis.database)})`,
    ...(answer.tokens.in + answer.tokens.out > 0
      ? [`${answer.tokens.in.toLocaleString('en')} tokens in, ${answer.tokens.out.toLocaleString('en')} out`]
      : []),
    ...(cost !== null && cost > 0 ? [`$${cost.toFixed(cost < 0.01 ? 4 : 2)}`] : []),
    `answer ${answer.id}`,
  ];
  return <p className="smallprint">{parts.join(' · ')}</p>;
}
