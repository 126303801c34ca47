import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = { why: '신원 확인을 마쳐야 할 수 있는 작업입니다.', go: '신원 확인하기' };
