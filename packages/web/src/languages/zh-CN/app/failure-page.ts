export const text = {
  failed: '这一页出错了',
  notFound: '没有这一页',
  notFoundWhy: '地址可能写错了，或者内容已经不在这里。',
  home: '回到首页',
};
