export const text = { by: (person: string) => `发起人：${person}`, message: (text: string) => `发起人留言：“${text}”` };
