export const text = {
  label: '图形验证码',
  picture: '图形验证码，点击换一张',
  failed: '点击重试',
  right: '图形验证码正确',
};
