import { ANNOTATIONS } from './annotations.ts';
import { CERTIFICATION } from './certification.ts';
import { CMS } from './cms.ts';
import { COVERS } from './covers.ts';
import { FORM } from './form.ts';
import { INCREMENTAL } from './incremental.ts';
import { READINGS } from './readings.ts';
import type { Variant } from './scene.ts';
import { SHADOW } from './shadow.ts';
import { SHARED_OBJECTS } from './shared-objects.ts';
import { SNEAKY_SIGNATURE } from './sneaky-signature.ts';
import { STRUCTURE } from './structure.ts';
import { UNIVERSAL_FORGERY } from './universal-forgery.ts';
import { VALUES } from './values.ts';
import { WRAPPING } from './wrapping.ts';

export { createScene, type Variant } from './scene.ts';

/** Every published class of attack on signed PDFs, with the variants generated here. */
export const ATTACKS: Readonly<Record<string, readonly Variant[]>> = {
  'Universal signature forgery': UNIVERSAL_FORGERY,
  'Signature wrapping': WRAPPING,
  'Incremental saving': INCREMENTAL,
  'Shadow attack': SHADOW,
  'Evil annotation': ANNOTATIONS,
  'Sneaky signature': SNEAKY_SIGNATURE,
  'Covers by a later signer': COVERS,
  'Around the certification': CERTIFICATION,
  'Around the form': FORM,
  'Values that are not shown': VALUES,
  'Objects that are shared': SHARED_OBJECTS,
  'Around the structure of the file': STRUCTURE,
  'Other readings': READINGS,
  'Around the CMS': CMS,
};
