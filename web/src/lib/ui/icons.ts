// Our own drawings, 24 by 24, in the colour of the text around them.

export const ICONS = {
  mask: "<path fill-rule='evenodd' fill='currentColor' d='M12 1.5c5.2 0 8.2 2.6 8.2 8.2 0 6.6-3.8 12.8-8.2 12.8S3.8 16.3 3.8 9.7C3.8 4.1 6.8 1.5 12 1.5zM6.2 10.7c1.6 1.7 3.5 1.7 4.8.1-1.4-1.6-3.3-1.7-4.8-.1zm6.8.1c1.3 1.6 3.2 1.6 4.8-.1-1.5-1.6-3.4-1.5-4.8.1zM9.6 17.3c0 2.6 4.8 2.6 4.8 0 0-1.9-4.8-1.9-4.8 0zM11.2 4h1.6v4h-1.6zM7.8 4.9l1.3-.8 1.2 3.2-1.4.5zm7.1-.8 1.3.8-1.1 2.9-1.4-.5z'/>",
  people:
    "<path d='M3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 14.3c3 .2 5 2.2 5 5.7' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/><circle cx='9' cy='8' r='3.7' fill='none' stroke='currentColor' stroke-width='2'/><path d='M15 4.6a3.6 3.6 0 0 1 0 6.8' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round'/>",
  clock:
    "<circle cx='12' cy='12' r='9' fill='none' stroke='currentColor' stroke-width='2'/><path d='M12 7v5.5l3.5 2' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  book: "<path d='M12 6c-2.5-2-5.5-2.5-9-2.3V18.5c3.5-.2 6.5.4 9 2.3 2.5-1.9 5.5-2.5 9-2.3V3.7C17.5 3.5 14.5 4 12 6zM12 6v14.5' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  play: "<path d='M7 4.5v15l12-7.5z' fill='currentColor' stroke='currentColor' stroke-width='1.5' stroke-linejoin='round'/>",
  link: "<path d='M9.5 14.5l5-5M8 11l-3 3a4 4 0 0 0 5.5 5.5l3-3M16 13l3-3a4 4 0 0 0-5.5-5.5l-3 3' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  theme:
    "<path d='M12 3a9 9 0 0 1 0 18z' fill='currentColor'/><circle cx='12' cy='12' r='9' fill='none' stroke='currentColor' stroke-width='2'/>",
  sound:
    "<path d='M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9c1.6 1.6 1.6 4.4 0 6M18 6.5c3.2 3.2 3.2 7.8 0 11' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  chev: "<path d='M6 9l6 6 6-6' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  file: "<path d='M6 3h8l5 5v13H6zM14 3v5h5' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  eye: "<path d='M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/><circle cx='12' cy='12' r='3' fill='currentColor'/>",
  menu: "<path d='M4 6.5h16M4 12h16M4 17.5h16' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  robot:
    "<path d='M12 3v3M5 8.5h14v11H5zM2.5 12v4M21.5 12v4' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/><circle cx='9.3' cy='13.5' r='1.5' fill='currentColor'/><circle cx='14.7' cy='13.5' r='1.5' fill='currentColor'/>",
  copy: "<rect x='8.5' y='8.5' width='12' height='12' rx='2' fill='none' stroke='currentColor' stroke-width='2'/><path d='M15.5 4.5v-1h-12v12h1' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  x: "<path d='M5 5l14 14M19 5 5 19' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  arrow:
    "<path d='M3 12h17M14 6l6 6-6 6' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  sun: "<circle cx='12' cy='12' r='4.9' fill='currentColor'/><path d='M19.4 12.0L22.4 12.0M17.2 17.2L19.4 19.4M12.0 19.4L12.0 22.4M6.8 17.2L4.6 19.4M4.6 12.0L1.6 12.0M6.8 6.8L4.6 4.6M12.0 4.6L12.0 1.6M17.2 6.8L19.4 4.6' stroke='currentColor' stroke-width='2.5' stroke-linecap='round'/>",
  wave: "<path d='M2 8.2c2.2-3 4.4-3 6.7 0s4.4 3 6.6 0 4.5-3 6.7 0M2 16.2c2.2-3 4.4-3 6.7 0s4.4 3 6.6 0 4.5-3 6.7 0' fill='none' stroke='currentColor' stroke-width='2.9' stroke-linecap='round' stroke-linejoin='round'/>",
  mountain:
    "<path d='M1.6 20 9 5.2l3.5 6.2L15.4 8l7 12z' fill='currentColor' stroke='currentColor' stroke-width='1.2' stroke-linejoin='round'/>",
  dune: "<path d='M2 11.6C6.5 11 8.6 5 13 5c3.6 0 5.4 4.5 9 6.4-5 .9-7.3-.7-9.2-2.7C11.5 11.2 8 12.8 2 11.6z' fill='currentColor'/><path d='M3 15.6h18M6 19.4h12' stroke='currentColor' stroke-width='2.3' stroke-linecap='round'/>",
  moon: "<path d='M19.8 15.6A8.8 8.8 0 1 1 10.3 3.3a7.2 7.2 0 0 0 9.5 12.3z' fill='currentColor'/>",
  joker:
    "<path d='M12 1.5l2.5 8 8 2.5-8 2.5-2.5 8-2.5-8-8-2.5 8-2.5z' fill='currentColor'/><path d='M12 5v14M5 12h14' stroke='var(--jk,transparent)' stroke-width='1'/><path d='M6.2 6.2l2.6 2.6M17.8 6.2l-2.6 2.6M6.2 17.8l2.6-2.6M17.8 17.8l-2.6-2.6' stroke='currentColor' stroke-width='1.6' stroke-linecap='round'/>",
  person:
    "<circle cx='12' cy='9' r='4' fill='currentColor'/><path d='M5.5 6.2c3-.9 3.7-3.7 6.5-3.7s3.5 2.8 6.5 3.7c-2 .9-4.2 1.2-6.5 1.2s-4.5-.3-6.5-1.2z' fill='currentColor'/><path d='M4 22c0-5.2 3.4-8 8-8s8 2.8 8 8z' fill='currentColor'/>",
  drum: "<path fill-rule='evenodd' fill='currentColor' d='M3.5 4c0-3 17-3 17 0 0 4.6-2.3 8.8-5.3 10.5L16.5 22h-9l1.3-7.5C5.8 12.8 3.5 8.6 3.5 4zm2 2.1 2.3 3 2.1-2.2 2.1 3 2.1-3 2.1 2.2 2.3-3c-3.6 1-9.4 1-13 0z'/>",
  figurine:
    "<path fill='currentColor' d='M12 1.2c2.1 0 3.3 1.5 3.3 3.3 0 1.3-.6 2.3-1.5 2.9v1.5c2.5.4 4 2 4 4.3v3.3h-2v-2.6l-.9 1v1.8c1.3.9 1.7 2 1.7 3.2H7.4c0-1.2.4-2.3 1.7-3.2v-1.8l-.9-1v2.6h-2v-3.3c0-2.3 1.5-3.9 4-4.3V7.4c-.9-.6-1.5-1.6-1.5-2.9 0-1.8 1.2-3.3 3.3-3.3z'/><path d='M5.5 22h13' stroke='currentColor' stroke-width='2' stroke-linecap='round'/>",
  shield:
    "<path fill-rule='evenodd' fill='currentColor' d='M12 .8c4.3 3 6.6 7 6.6 11.2S16.3 20.2 12 23.2C7.7 20.2 5.4 16.2 5.4 12S7.7 3.8 12 .8zM11.2 4v16h1.6V4zM7.3 9.5v1.7h2.4V9.5zm7 0v1.7h2.4V9.5zm-7 3.3v1.7h2.4v-1.7zm7 0v1.7h2.4v-1.7z'/>",
  vessel:
    "<path fill-rule='evenodd' fill='currentColor' d='M8.3 1.5h7.4v2.2l-1.3 1v2.2c3.4 1.3 5.3 4 5.3 7.1 0 3.6-2.3 6.5-5 8H9.3c-2.7-1.5-5-4.4-5-8 0-3.1 1.9-5.8 5.3-7.1V4.7l-1.3-1zM5.9 12.3l2.4 2.1 2.5-2.1 2.4 2.1 2.5-2.1 2.4 2.1c0-.9-.2-1.7-.6-2.5l-1.8-1.5-2.5 2.1-2.4-2.1-2.5 2.1-2-1.7c-.2.5-.3 1-.4 1.5z'/>",
  check:
    "<path d='M4 12.5l5.5 5.5L20 6.5' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  undo: "<path d='M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  plus: "<path d='M12 4v16M4 12h16' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  minus:
    "<path d='M4 12h16' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  fit: "<path d='M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  back: "<path d='M15 5l-7 7 7 7' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  card: "<rect x='5.5' y='2.5' width='13' height='19' rx='2.5' fill='none' stroke='currentColor' stroke-width='2'/>",
  flag: "<path d='M6 22V3' stroke='currentColor' stroke-width='2.2' stroke-linecap='round'/><path d='M6 3.5c4-2 7 2 12.5 0v9c-5.5 2-8.5-2-12.5 0z' fill='currentColor'/>",
  log: "<path d='M5 5h14M5 10h14M5 15h9M5 20h6' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  map: "<path d='M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  pages:
    "<path d='M4 5h11v16H4zM8 5V2.5h12V18h-3' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  swap: "<path d='M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  mute: "<path d='M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  bell: "<path d='M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  gear: "<circle cx='12' cy='12' r='3.2' fill='none' stroke='currentColor' stroke-width='2'/><path d='M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round'/>",
  chat: "<path d='M4 5h16v11H10l-5 4v-4H4z' fill='none' stroke='currentColor' stroke-width='2' stroke-linejoin='round'/>",
  pause:
    "<path d='M8 5v14M16 5v14' fill='none' stroke='currentColor' stroke-width='3' stroke-linecap='round'/>",
  first:
    "<path d='M6 5v14M19 5.5v13L9 12z' fill='currentColor' stroke='currentColor' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/>",
  last: "<path d='M18 5v14M5 5.5v13L15 12z' fill='currentColor' stroke='currentColor' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/>",
  prev: "<path d='M15 5l-7 7 7 7' fill='none' stroke='currentColor' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/>",
  next: "<path d='M9 5l7 7-7 7' fill='none' stroke='currentColor' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/>",
  download:
    "<path d='M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  upload:
    "<path d='M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  share:
    "<circle cx='6' cy='12' r='2.6' fill='none' stroke='currentColor' stroke-width='2'/><circle cx='17.5' cy='5.5' r='2.6' fill='none' stroke='currentColor' stroke-width='2'/><circle cx='17.5' cy='18.5' r='2.6' fill='none' stroke='currentColor' stroke-width='2'/><path d='M8.4 10.8l6.7-4M8.4 13.2l6.7 4' stroke='currentColor' stroke-width='2'/>",
  search:
    "<circle cx='10.5' cy='10.5' r='6.5' fill='none' stroke='currentColor' stroke-width='2'/><path d='M15.5 15.5L21 21' stroke='currentColor' stroke-width='2' stroke-linecap='round'/>",
  info: "<circle cx='12' cy='12' r='9' fill='none' stroke='currentColor' stroke-width='2'/><path d='M12 11v6M12 7.4v.2' stroke='currentColor' stroke-width='2.4' stroke-linecap='round'/>",
  crown: "<path d='M4 18h16l1-10-5 4-4-7-4 7-5-4z' fill='currentColor'/>",
  text: "<path d='M5 6h14M5 11h14M5 16h9' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round'/>",
  leave:
    "<path d='M10 4H5v16h5M14 8l4 4-4 4M18 12H9' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  trash:
    "<path d='M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  curtain:
    "<path d='M4 4h16M6 4v16c3-3 4-9 4-16M18 4v16c-3-3-4-9-4-16' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
  lock: "<rect x='5' y='11' width='14' height='9' rx='2' fill='none' stroke='currentColor' stroke-width='2'/><path d='M8 11V8a4 4 0 0 1 8 0v3' fill='none' stroke='currentColor' stroke-width='2'/>",
  wifi: "<path d='M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.3a4.4 4.4 0 0 1 6 0M12 19.6v.1' fill='none' stroke='currentColor' stroke-width='2.2' stroke-linecap='round'/>",
} as const;

export type IconName = keyof typeof ICONS;
