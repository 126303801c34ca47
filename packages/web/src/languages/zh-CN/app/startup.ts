export const text = {
  removed: (enterprise: string) =>
    `您已被管理员移出${enterprise === '' ? '该企业' : `「${enterprise}」`}，已切换到个人账号。`,
};
