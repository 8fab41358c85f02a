/** A picture of the avatar that the simulated creator opens with. */
export default function Still() {
  return (
    <img
      src="/sandbox/renders/female/transparent_full_body.webp"
      alt=""
      width={150}
      height={200}
      loading="lazy"
      decoding="async"
    />
  );
}
