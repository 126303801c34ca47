export const text = {
  unknown: '没有这样的手机号。境外号码以 + 和区号开头，例如 +44\u00a07400\u00a0123456',
  unserved: (country: string) => `${country}：不能向这里发送短信，请填写邮箱`,
};
