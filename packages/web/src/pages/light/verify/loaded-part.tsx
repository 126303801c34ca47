import { Component, type ReactNode, Suspense } from 'react';
import { textOf } from '../../../text/text.ts';
import { Banner, Skeleton } from '../../../ui/index.ts';
import { useVerifyText } from './text.ts';

interface LoadedPartProps {
  /** Of the placeholder, in CSS pixels. */
  height: number;
  children: ReactNode;
}
/** Wraps a lazily loaded part: if it fails to load, the rest of the page stays and shows an error here. */
export class LoadedPart extends Component<LoadedPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    if (this.state.hasFailed) return <Banner tone="danger">{textOf(useVerifyText).partFailed}</Banner>;
    return <Suspense fallback={<Skeleton height={this.props.height} radius={12} />}>{this.props.children}</Suspense>;
  }
}
