import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: 'verified',
  PROFILE: 'not verified',
  GIVEN: 'as given, not verified',
  why: {
    VERIFIED: 'The certificate authority has verified this name',
    PROFILE: 'Entered by the holder of the account; the certificate authority has not verified it',
    GIVEN: 'Entered by the sender or by the person who handed this on; the certificate authority has not verified it',
  },
};
