import { askNow, useIsUp } from '../api/connection';
import { Icon } from '../parts/Icon';

/** Says that the server does not answer, and that nothing is lost. */
export function Outage() {
  const isUp = useIsUp();
  return (
    <div aria-live="assertive">
      {!isUp && (
        <div className="notice bad outage">
          <p>
            <strong>Dash does not answer.</strong> It may have been stopped. What you typed is kept, and this page tries
            again by itself.
          </p>
          <div className="row">
            <button type="button" className="button" onClick={() => void askNow()}>
              <Icon name="again" />
              Try now
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
