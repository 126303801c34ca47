export const text = {
  title: '用手机书写',
  steps: ['用手机相机或微信扫描二维码', '在手机上写好，点“发送”', '写好的内容会自动出现在这里'],
  code: '二维码：用手机扫描后即可书写',
  making: '正在生成二维码…',
  left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} 后失效`,
  opened: '已在手机上打开，请在手机上书写',
  expired: '二维码已失效',
  again: '换一个二维码',
  drawn: '已收到手机上写好的内容',
  once: '二维码只能使用一次，请不要转发给他人。',
};
