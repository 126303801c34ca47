export const text = { open: '当面签署', about: (name: string) => `当面签署：${name}` };
