import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `You were removed from ${enterprise === '' ? 'the enterprise' : enterprise} by its administrator. Your personal account is active now.`,
};
