import { byLevel } from '../../../../text/level.ts';

export const text = {
  asideTitle: '每一次签名，都有证书为证',
  asideA: '一次一证：每个签名当场签发证书，密钥用后即毁',
  asideB: '国际标准 PAdES：离线也能验证',
  asideC: byLevel({ 'B-LTA': '时间戳与完整证据，随文件一起保存', 'B-B': '完整的证据报告，随合同一起下载' }),
};
