export const text = { title: '没有权限', emptyTitle: '您的角色不能查看此页', emptyWhy: '角色由管理员分配。' };
