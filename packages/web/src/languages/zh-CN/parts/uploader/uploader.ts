export const text = { failed: '上传文件失败，请重试。' };
