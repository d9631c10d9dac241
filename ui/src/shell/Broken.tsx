import { Component, type ReactNode } from 'react';
import { Icon } from '../parts/Icon';

/** Catches what breaks while a page is drawn, so that the rest stays usable. A new version of Dash is the usual reason. */
export class Broken extends Component<{ place: string; children: ReactNode }, { error: Error | null; place: string }> {
  override state = { error: null as Error | null, place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** Another page gets its own chance. */
  static getDerivedStateFromProps(props: { place: string }, state: { error: Error | null; place: string }) {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="notice bad" role="alert">
        <p><strong>This page could not be shown.</strong> Dash may have been updated since it was opened.</p>
        <p className="small soft">{this.state.error.message}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => location.reload()}><Icon name="again" />Load it anew</button>
        </div>
      </div>
    );
  }
}
