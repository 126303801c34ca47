import type { Target } from './model/target.ts';
import { useLandingText } from './text.ts';

export function useWords(target: Target, isMember: boolean): { title: string; why: string; act: string } {
  const words = useLandingText();
  switch (target.kind) {
    case 'sign':
      return { title: words.sign, why: words.signWhy, act: words.actSign };
    case 'login':
      return { title: words.login, why: words.loginWhy, act: words.actLogin };
    case 'register':
      return { title: words.register, why: words.registerWhy, act: words.actRegister };
    case 'nowhere':
      return { title: words.nowhere, why: words.nowhereWhy, act: words.home };
    case 'page': {
      const [path = ''] = target.href.split(/[?#]/);
      const name = words.pages[path] ?? words.pages[`/${path.split('/')[1] ?? ''}`] ?? words.otherPage;
      const why = target.isOpen ? words.pageWhyOpen : isMember ? words.pageWhyMember : words.pageWhyStranger;
      return {
        title: words.page(name),
        why,
        act: target.isOpen || isMember ? words.actPage : words.actPageStranger,
      };
    }
  }
}
