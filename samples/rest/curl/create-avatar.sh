USER_ID=K7Q2M9XW4TZB8RHC5VJN3PYD6FLS1GAE

AVATAR=$(curl --fail-with-body --silent --show-error \
  --request POST https://api.avaturn.me/api/v1/avatars/new \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\"}")

AVATAR_ID=$(jq --raw-output .avatar_id <<< "$AVATAR")
UPLOAD_URL=$(jq --raw-output .upload_url <<< "$AVATAR")
echo "Avatar $AVATAR_ID"

curl --fail-with-body --request POST "$UPLOAD_URL" \
  --form 'body-type=female' \
  --form 'telephoto=false' \
  --form 'image-frontal=@front.jpg;type=image/jpeg' \
  --form 'image-side-1=@side-1.jpg;type=image/jpeg' \
  --form 'image-side-2=@side-2.jpg;type=image/jpeg'
