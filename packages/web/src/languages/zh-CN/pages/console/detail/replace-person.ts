export const text = { open: (name: string) => `更换 ${name}` };
