export const text = { newDevice: '您的账号刚刚在一台新设备上登录。', signOut: '不是我？去退出它' };
