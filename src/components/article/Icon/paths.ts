/**
 * Our own icons: 20 × 20, stroke 1.75, square ends, no fill, drawn in currentColor.
 * Each value is the `d` of one path.
 */
export const iconPaths = {
  search: 'M13 13l5 5M14.5 8.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0z',
  close: 'M4 4l12 12M16 4L4 16',
  moon: 'M8.2 2.8a7.4 7.4 0 1 0 9.2 9.2a6.6 6.6 0 0 1-9.2-9.2z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM10 1v2.5M10 16.5V19M1 10h2.5M16.5 10H19M3.6 3.6l1.8 1.8M14.6 14.6l1.8 1.8M3.6 16.4l1.8-1.8M14.6 5.4l1.8-1.8',
  chip: 'M5 5h10v10H5zM8 8h4v4H8zM7.5 5V2M12.5 5V2M7.5 18v-3M12.5 18v-3M5 7.5H2M5 12.5H2M18 7.5h-3M18 12.5h-3',
  piston: 'M4.5 3h11v6h-11zM4.5 6h11M10 9v4.5M10 13.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4z',
  triangle: 'M10 2.5L18.5 17.5H1.5zM10 8v4.5M10 14.2v1.6',
  check: 'M3 10.5l4.5 4.5L17 5',
  copy: 'M6.5 6.5H18V18H6.5zM13.5 6.5V2H2v11.5h4.5',
  link: 'M8 12l4-4M9 6.5l2.6-2.6a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-2.6 2.6a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  reset: 'M3.5 3v5h5M4 8a7 7 0 1 1-1 4',
  caret: 'M5 7.5l5 5l5-5',
  back: 'M17 10H3M9 4l-6 6l6 6',
} as const;

export type IconName = keyof typeof iconPaths;
