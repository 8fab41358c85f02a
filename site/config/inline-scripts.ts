/** Hashes of the inline scripts that pages may contain. The build fails for any other. */
export const inlineScripts: readonly string[] = [
  // plugins/framework-patches/start-scripts.js
  "'sha256-gt5RXjSXYv4soet9TRAbH9mhbSXWSFzPp/kDxPy6Opc='",
  // Docusaurus: the color mode and a dismissed announcement, before the first paint
  "'sha256-Tl4M/WOdAQxdFfi7Ml5ZPcYJEOW4SppA9yIhDP6uq6s='",
  // The same with `respectPrefersColorScheme`
  "'sha256-rpMp55/TWzCxvx1DPuAnN/s3Mr7asbuUvrHGTHs5RVo='",
  // Docusaurus: the banner for a wrong base URL, on the home page
  "'sha256-ByKaI/rimPHWCJW+jCvFlORyuIF5lU2Zigu9+639SD0='",
];
