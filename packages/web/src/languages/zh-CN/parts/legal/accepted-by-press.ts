export const text = { before: (act: string) => `点击“${act}”，即表示您同意`, and: '和' };
