import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

interface RemoteBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps the failure of a remote to its own part of the page. */
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
