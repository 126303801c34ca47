export const text = {
  page: (page: number, of: number, name: string) => `${name}，第 ${page} 页，共 ${of} 页`,
  position: (page: number, of: number) => `第 ${page} / ${of} 页`,
  zoomIn: '放大',
  zoomOut: '缩小',
  percent: (percent: number) => `${percent}%`,
};
