import { BUILT_IN_ROLE_NAMES } from '@countersign/domain';

export const text = BUILT_IN_ROLE_NAMES['zh-CN'];
