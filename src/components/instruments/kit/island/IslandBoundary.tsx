import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly message: string | null;
}

/** Keeps a crash of one instrument from the others; what was typed is in the address and comes back. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className="instrument instrument-failed" role="alert">
        <p>{`This instrument stopped. ${message}`}</p>
        <button type="button" className="action" onClick={() => this.setState({ message: null })}>
          Try again
        </button>
      </div>
    );
  }
}
