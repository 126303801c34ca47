import { byLevel } from '../../text/level.ts';
import { defineText } from '../../text/text.ts';

/** The texts that all login and registration pages share. */
export const useEntryText = defineText(
  {
    asideTitle: '每一次签名，都有证书为证',
    asideA: '一次一证：每个签名当场签发证书，密钥用后即毁',
    asideB: '国际标准 PAdES：离线也能验证',
    asideC: byLevel({ 'B-LTA': '时间戳与完整证据，随文件一起保存', 'B-B': '完整的证据报告，随合同一起下载' }),
  },
  {
    asideTitle: 'Every signature with a certificate behind it',
    asideA: 'One certificate for each signature, issued on the spot; its key is destroyed after use',
    asideB: 'PAdES, the international standard: can be verified offline too',
    asideC: byLevel({
      'B-LTA': 'Time-stamps and full evidence, kept within the file',
      'B-B': 'A full evidence report, to be downloaded with the contract',
    }),
  },
);
