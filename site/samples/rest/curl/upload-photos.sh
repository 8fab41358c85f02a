UPLOAD_URL="the upload_url of the response"
TELEPHOTO=false

curl --fail-with-body --silent --show-error --write-out '\n' --request POST "$UPLOAD_URL" \
  --form 'body-type=female' \
  --form "telephoto=$TELEPHOTO" \
  --form 'image-frontal=@front.jpg;type=image/jpeg' \
  --form 'image-side-1=@side-1.jpg;type=image/jpeg' \
  --form 'image-side-2=@side-2.jpg;type=image/jpeg'
