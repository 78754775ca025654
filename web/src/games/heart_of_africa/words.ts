/** The messages of Heart of Africa, so that their keys are known to the type checker. */
import type front from '../../i18n/en/heart_of_africa/front';
import type guide from '../../i18n/en/heart_of_africa/guide';
import type log from '../../i18n/en/heart_of_africa/log';
import type map from '../../i18n/en/heart_of_africa/map';
import type names from '../../i18n/en/heart_of_africa/names';
import type play from '../../i18n/en/heart_of_africa/play';
import type table from '../../i18n/en/heart_of_africa/table';
import type { Messages } from '../../lib/i18n/i18n.svelte';

declare module '../../lib/i18n/i18n.svelte' {
  interface AllMessages
    extends
      Messages<typeof front>,
      Messages<typeof guide>,
      Messages<typeof log>,
      Messages<typeof map>,
      Messages<typeof names>,
      Messages<typeof play>,
      Messages<typeof table> {}
}
