import { Component, type ReactNode } from 'react';
import { textOf } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { verifyText } from './text.ts';

/** Around what loads by itself: where it does not come, the rest of the page stands and says so. */
export class LoadedPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Banner tone="danger">{textOf(verifyText).partFailed}</Banner> : this.props.children;
  }
}
