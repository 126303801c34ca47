import { type ComponentProps, Suspense, lazy } from 'react';
import { Skeleton } from '../../ui/index.ts';

const UploadedSignature = lazy(() =>
  import('./uploaded-signature.tsx').then((chunk) => ({ default: chunk.UploadedSignature })),
);

/** A picture from a file, cut out and made ink: few people choose this way, so it is loaded once they do. */
export const PictureUpload = (props: ComponentProps<typeof UploadedSignature>) => (
  <Suspense fallback={<Skeleton height={246} radius={12} />}>
    <UploadedSignature {...props} />
  </Suspense>
);
