import type { ErrorName } from '@countersign/domain';
import { accountsErrors } from './accounts.ts';
import { contractsErrors } from './contracts.ts';
import { enterpriseErrors } from './enterprise.ts';
import type { ErrorText } from './error-texts.ts';
import { evidenceErrors } from './evidence.ts';
import { signingErrors } from './signing.ts';

export const ERROR_AREAS = [accountsErrors, contractsErrors, signingErrors, enterpriseErrors, evidenceErrors] as const;

export const ERROR_TEXTS: Readonly<Record<ErrorName, ErrorText>> = {
  ...accountsErrors,
  ...contractsErrors,
  ...signingErrors,
  ...enterpriseErrors,
  ...evidenceErrors,
};
