/** A test double: the configuration that components read. */
export default function useDocusaurusContext(): {readonly siteConfig: {readonly url: string}} {
  return {siteConfig: {url: 'https://docs.example.test'}};
}
