import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

interface RemoteBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Confines a remote's failure to its part of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { title, children } = this.props;
    return this.state.hasFailed ? <p role="alert">{texts.failed(title)}</p> : children;
  }
}
