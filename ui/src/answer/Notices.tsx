import type { Answer } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { capital } from '../text/plain';

/** What a reader has to know before believing the figure: doubts first, then assumptions, then what was put right. */
export function Notices({ answer }: { answer: Answer }) {
  if (answer.doubts.length + answer.assumptions.length + answer.incidents.length === 0) return null;
  return (
    <div className="stack notices">
      {answer.doubts.map((doubt, at) => (
        <div key={`doubt ${at}`} className="notice warn" role="note">
          <p><strong>Doubt: </strong><Foreign text={doubt.claim} /></p>
          {doubt.evidence !== '' && <p className="small soft"><Foreign text={doubt.evidence} /></p>}
        </div>
      ))}
      {answer.assumptions.map((text, at) => (
        <p key={`assumption ${at}`} className="notice" role="note"><strong>Assumed: </strong><Foreign text={text} /></p>
      ))}
      {answer.incidents.map((text, at) => (
        <p key={`incident ${at}`} className="notice warn" role="note"><Foreign text={capital(text)} /></p>
      ))}
    </div>
  );
}
