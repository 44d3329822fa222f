/** The colours, letters and spaces of all pages. Colours suit sunlight by day, and a dark cabin by night. */

/** Black on white, which paper has at every hour. */
const paperColours =
  '--paper: #fff; --ink: #000; --quiet: #454545; --link: #063a86; --edge: #333; --private: #6b2500; --wash: #f3f3f3'

const nightColours =
  '--paper: #000; --ink: #fff; --quiet: #c4c4c4; --link: #a9d1ff; --edge: #ccc; --private: #ffc79a; --wash: #1a1a1a'

export const tokens = `
:root {
  color-scheme: light dark; ${paperColours};
  --letters: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; --code: ui-monospace, monospace;
  --small: .9rem; --text: 1.0625rem; --large: 1.25rem; --title: 1.6rem;
  --space: 1rem; --target: 2.75rem;
}
@media screen and (prefers-color-scheme: dark) { :root { ${nightColours} } }
@media print { :root { color-scheme: light; --ink: #000; --link: #000; --edge: #666; --private: #000; --wash: #fff } }
`
