/** The encodings of a film, of which a browser takes the first that it can play. */
export function VideoSources({ av1, vp9, h264 }: Queries.VideoFilesForFilmFragment) {
  return (
    <>
      <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={vp9} type='video/webm; codecs="vp9"' />
      <source src={h264} type="video/mp4" />
    </>
  );
}
