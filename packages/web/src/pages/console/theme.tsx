import { ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLanguage } from '../../text/text.ts';
import './antd.css';

/** The tokens of ui/tokens.css in antd's terms; antd computes shades from them and so needs the values themselves. */
const theme: ThemeConfig = {
  cssVar: { key: 'sg' },
  hashed: false,
  token: {
    colorPrimary: '#1f6f5c',
    colorInfo: '#27528f',
    colorSuccess: '#1f6f5c',
    colorWarning: '#7d5200',
    colorError: '#8f3420',
    colorLink: '#1f6f5c',
    colorText: '#14213d',
    colorTextSecondary: '#465069',
    colorTextTertiary: '#56637a',
    colorTextDescription: '#56637a',
    colorTextPlaceholder: '#666d7e',
    colorTextQuaternary: '#666d7e',
    colorBgLayout: '#faf8f4',
    colorBgBase: '#ffffff',
    colorBorder: '#cfc9bc',
    colorBorderSecondary: '#e6e1d6',
    colorSplit: '#e6e1d6',
    borderRadius: 10,
    borderRadiusLG: 12,
    borderRadiusSM: 6,
    controlHeight: 40,
    controlHeightLG: 46,
    fontSize: 14,
    fontFamily: 'var(--font-ui)',
    boxShadow: '0 6px 32px rgba(20, 33, 61, 0.12)',
    boxShadowSecondary: '0 6px 32px rgba(20, 33, 61, 0.12)',
    wireframe: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Table: { headerBg: 'transparent', headerSplitColor: 'transparent', headerColor: '#56637a', rowHoverBg: '#fdfcf9' },
  },
};

/** antd in the house's own clothes; without its wave and without the space it puts between two Chinese characters. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const locale = useLanguage() === 'en' ? enUS : zhCN;
  return (
    <ConfigProvider theme={theme} locale={locale} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
