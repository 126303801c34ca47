export const text = { privacy: '隐私政策', terms: '服务条款' };
