export const text = { title: '没能加载您的账号信息', why: '登录仍然有效，数据没有丢失。请稍后重试。' };
