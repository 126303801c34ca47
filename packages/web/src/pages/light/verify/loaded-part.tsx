import { Component, type ReactNode } from 'react';
import { textOf } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { verifyText } from './text.ts';

/** Wraps a lazily loaded part: if it fails to load, the rest of the page stays and shows an error here. */
export class LoadedPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Banner tone="danger">{textOf(verifyText).partFailed}</Banner> : this.props.children;
  }
}
