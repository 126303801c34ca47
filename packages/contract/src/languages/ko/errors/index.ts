import type { ErrorName } from '@countersign/domain';
import { accountsErrors } from './accounts.ts';
import { contractsErrors } from './contracts.ts';
import { enterpriseErrors } from './enterprise.ts';
import { evidenceErrors } from './evidence.ts';
import { filesErrors } from './files.ts';
import { signingErrors } from './signing.ts';

export const errors: Readonly<Record<ErrorName, string>> = {
  ...accountsErrors,
  ...contractsErrors,
  ...filesErrors,
  ...signingErrors,
  ...enterpriseErrors,
  ...evidenceErrors,
};
