import { contractsErrors } from '@countersign/contract/languages/zh-CN/errors/contracts';

export const text = contractsErrors;
