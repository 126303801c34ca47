import type { Handlers } from '../../platform/index.ts';
import { getAuthority, getPracticeStatement } from './describe-authority.ts';
import { getCaFile, getIssuingCer, getIssuingPem, getRootCer, getRootPem, signedAnswers } from './pki.ts';

/**
 * Information about the authority (the practice statement for everyone, the state of its keys for its operators) and its
 * public services, which any PDF reader can request.
 */
export const authorityCalls = () =>
  ({
    getPracticeStatement,
    getAuthority,
    getRootCer,
    getRootPem,
    getIssuingCer,
    getIssuingPem,
    getCaFile,
    ...signedAnswers(),
  }) satisfies Partial<Handlers>;
