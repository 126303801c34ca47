export const text = {
  title: '您还在吗？',
  why: '您已有一段时间没有操作。为了账号安全，倒计时结束后将自动退出登录。',
  left: '距离退出还有',
  stay: '保持登录',
};
