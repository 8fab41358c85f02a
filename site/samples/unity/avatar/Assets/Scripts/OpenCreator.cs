using System;
using System.Collections;
using UnityEngine;
using UnityEngine.Networking;

/// <summary>Requests a session from your backend, then activates the Avaturn prefab with it.</summary>
public sealed class OpenCreator : MonoBehaviour
{
    [SerializeField] private SessionMobileController _controller;
    [SerializeField] private string _sessionEndpoint = "https://game.example.com/avatar-session";

    private IEnumerator Start()
    {
        using (var request = new UnityWebRequest(_sessionEndpoint, UnityWebRequest.kHttpVerbPOST))
        {
            request.downloadHandler = new DownloadHandlerBuffer();
            yield return request.SendWebRequest();

            if (request.result != UnityWebRequest.Result.Success)
            {
                Debug.LogError($"No session: {request.error}");
                yield break;
            }

            var session = JsonUtility.FromJson<Session>(request.downloadHandler.text);
            _controller.UseSession(session.url);
            _controller.gameObject.SetActive(true);
        }
    }

    [Serializable]
    private sealed class Session
    {
        public string url;
    }
}
