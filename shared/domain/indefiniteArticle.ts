/** "a" or "an", as the words after it sound: "a union", "an hour", "an HR partner". */
export const indefiniteArticle = (words: string): 'a' | 'an' =>
  /^(?:[ai]|e(?!u)|o(?!n(?:e|ce)\b)|u(?!ni|se|til|k\b)|h(?:our|onest|ono|eir)|(?:HR|IT|ML|MRI|SAP|SEO|SQL|X-?ray)\b)/i.test(
    words,
  )
    ? 'an'
    : 'a';
