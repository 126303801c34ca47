import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: 'すべての署名を、証明書が裏付けます',
  asideA: '署名のたびにその場で証明書を発行し、鍵は使用後すぐに破棄します',
  asideB: '国際標準のPAdESに準拠し、オフラインでも検証できます',
  asideC: byLevel({
    'B-LTA': 'タイムスタンプと完全な証跡を、ファイルの中に保存します',
    'B-B': '完全な証跡レポートを、契約書とあわせてダウンロードできます',
  }),
};
